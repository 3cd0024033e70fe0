/** Work whose outcome several callers share. */
export interface SingleFlight<Outcome> {
  /** True for the one who does the work and must call `land`; the others wait for the outcome. */
  leads: boolean;
  /** Resolves when it is this flight's turn. */
  start: Promise<void>;
  outcome: Promise<Outcome>;
  land(outcome: Outcome): void;
}

/**
 * Shares work between those who ask for the same at the same time. Whoever asks while the work is under way waits for the next one: what
 * they get was begun after they asked, so nobody misses what they have just done themselves.
 */
export function createSingleFlight<Outcome>() {
  const running = new Map<string, Promise<Outcome>>();
  const waiting = new Map<string, SingleFlight<Outcome>>();

  return {
    /** Joins the next flight of this name. */
    join(name: string): SingleFlight<Outcome> {
      const known = waiting.get(name);
      if (known) return { ...known, leads: false };
      let land: (outcome: Outcome) => void = () => undefined;
      const outcome = new Promise<Outcome>((resolve) => (land = resolve));
      const before = running.get(name);
      const go = (): void => {
        waiting.delete(name);
        running.set(name, outcome);
        void outcome.then(() => running.get(name) === outcome && running.delete(name));
      };
      const flight: SingleFlight<Outcome> = { leads: true, start: Promise.resolve(), outcome, land };
      if (!before) go();
      else {
        flight.start = before.then(go);
        waiting.set(name, flight);
      }
      return flight;
    },
  };
}
