/** The server's clock as this page knows it. */
export interface BoardClock {
  /** The server's clock in the latest answer, ISO 8601. */
  serverNow: string;
  /** Milliseconds: this page's steady clock minus the server's, with the shortest way of an answer so far. */
  behind: number;
}

/**
 * The clock after an answer that arrived at `at`, in milliseconds by a clock that nobody sets. The quickest answer so far says how the clocks
 * differ: one that was long on its way is as old as it is.
 */
export function clockAfter(before: BoardClock | null, serverNow: string, at: number): BoardClock {
  const behind = at - Date.parse(serverNow);
  return { serverNow, behind: before ? Math.min(before.behind, behind) : behind };
}
