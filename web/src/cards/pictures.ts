/** Where the pictures are that belong to no card: opponents, tiles, the logo. */

/** An opponent's creature and the scene behind it. */
export const levelPicture = (bot: string) => `/pictures/creatures/level-${bot}.webp`;
export const levelScene = (bot: string) => `/pictures/scenes/level-${bot}.svg`;

export const tilePicture = (name: string) => `/pictures/tiles/${name}.webp`;
