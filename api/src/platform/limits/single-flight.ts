/** Work whose outcome several callers share (single flight). */
export interface SingleFlight<Outcome> {
  /** True for the caller that does the work and must call `land`; the others wait for the outcome. */
  leads: boolean;
  /** Resolves when this flight may start. */
  start: Promise<void>;
  outcome: Promise<Outcome>;
  land(outcome: Outcome): void;
}

/**
 * Shares work between callers that request the same thing at the same time. A caller that arrives while the work is running waits for the
 * next run. Its result was begun after the request, so all callers see their own changes.
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
