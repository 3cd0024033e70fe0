/** The launcher cannot go on for a reason the user can mend: its message is printed alone, as one sentence. */
export class Stop extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** One line about what is being done; long steps say how long they take. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}
