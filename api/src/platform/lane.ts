/** Lets at most `width` pieces of work run at a time; the others wait their turn. */
export function createLane(width: number): <Output>(work: () => Promise<Output>) => Promise<Output> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
