/** Asks the user first; `go` is the action to run when they confirm. */
type Ask = (go: () => void) => void;

const asking: Ask[] = [];

/** Registers a guard while something unsaved is on the page: `leaveOrAsk` calls it. The returned function removes it. */
export function guardLeaving(ask: Ask): () => void {
  asking.push(ask);
  return () => {
    asking.splice(asking.indexOf(ask), 1);
  };
}

/** For controls that are no links but navigate all the same: goes at once, or asks about unsaved text first. */
export function leaveOrAsk(go: () => void): void {
  const ask = asking.at(-1);
  if (ask) ask(go);
  else go();
}
