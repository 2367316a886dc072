/** An address for somebody else: handed to the device where it can share, else copied. */
export async function share(address: string): Promise<"shared" | "copied"> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ url: address }).catch(() => {}); // whoever changes their mind has shared nothing
    return "shared";
  }
  await copy(address);
  return "copied";
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    oldCopy(text); // without a certificate browsers have only the old way
  }
}

function oldCopy(text: string): void {
  const place = document.createElement("textarea");
  place.value = text;
  document.body.append(place);
  place.select();
  document.execCommand("copy");
  place.remove();
}
