"""The folder of a run: what was played and learnt so far, so that it can be interrupted and resumed at any moment."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

import numpy as np

from bugduel.core import BadData
from bugduel.core.worth.weights import Weights
from bugduel.learning.page import page
from bugduel.learning.samples import ARRAYS, Samples
from bugduel.learning.settings import Batch, Plan
from bugduel.learning.told import Spread, Told
from bugduel.words import LANGUAGES


class Folder:
    """Files appear whole or not at all."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Make a folder, or go on in one of the same plan. BadData if it is another's."""
        self.path = path
        about = path / "plan.json"
        if about.exists():
            before = json.loads(about.read_text(encoding="utf-8"))
            wanted = json.loads(json.dumps(plan.to_data()))
            different = [name for name in wanted if name != "rounds" and before.get(name) != wanted[name]]
            if different:
                raise BadData(f"{path}: holds another run, with other {', '.join(different)}. Name another folder")
        elif path.exists() and any(path.iterdir()):
            raise BadData(f"{path}: holds something else. Name another folder")
        path.mkdir(parents=True, exist_ok=True)
        self._write("plan.json", json.dumps(plan.to_data(), indent=1))

    def weights_file(self, round: int) -> Path:
        return self.path / f"weights-{round}.json"

    def save_weights(self, round: int, weights: Weights) -> None:
        self._write(self.weights_file(round).name, weights.to_json())

    def weights(self, round: int) -> Weights | None:
        file = self.weights_file(round)
        return Weights.from_json(file.read_text(encoding="utf-8")) if file.exists() else None

    def _samples_file(self, batch: Batch) -> Path:
        return self.path / f"games-{batch.round}-{batch.number:04}.npz"

    def has(self, batch: Batch) -> bool:
        return self._samples_file(batch).exists()

    def save_samples(self, batch: Batch, samples: Samples) -> None:
        file = self._samples_file(batch)
        new = file.with_suffix(".new")
        with new.open("wb") as stream:
            np.savez_compressed(stream, **{name: getattr(samples, name) for name in ARRAYS})
        new.replace(file)

    def samples(self, batches: Sequence[Batch]) -> list[Samples]:
        found = []
        for batch in batches:
            with np.load(self._samples_file(batch)) as arrays:
                found.append(Samples(**{name: arrays[name] for name in ARRAYS}))
        return found

    def save_told(self, told: Told) -> None:
        self._write(f"round-{told.number}.json", json.dumps(asdict(told), indent=1))

    def told(self, round: int) -> Told | None:
        file = self.path / f"round-{round}.json"
        return Told.from_data(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else None

    def finish(self, weights: Weights, spreads: Mapping[str, Mapping[str, Spread]], rounds: Sequence[Told]) -> None:
        data = {zone: {name: asdict(spread) for name, spread in cards.items()} for zone, cards in spreads.items()}
        self._write("spreads.json", json.dumps(data))
        self._write("weights.json", weights.to_json())
        for language in LANGUAGES:
            self._write(f"learnt.{language}.html", page(weights, spreads, rounds, language))

    def _write(self, name: str, text: str) -> None:
        new = self.path / f"{name}.new"
        new.write_text(text, encoding="utf-8")
        new.replace(self.path / name)
