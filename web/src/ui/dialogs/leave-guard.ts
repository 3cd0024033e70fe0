/** Asks somebody first; `go` is what they wanted, to be called when they say so. */
type Ask = (go: () => void) => void;

const asking: Ask[] = [];

/** While something unsaved is on the page: `leaveOrAsk` asks by this. The returned function takes it back. */
export function guardLeaving(ask: Ask): () => void {
  asking.push(ask);
  return () => {
    asking.splice(asking.indexOf(ask), 1);
  };
}

/** For controls that are no links but lead away all the same: goes at once, or asks about unsaved text first. */
export function leaveOrAsk(go: () => void): void {
  const ask = asking.at(-1);
  if (ask) ask(go);
  else go();
}
