/* What people call the fields of work at a sporting event, beside the names that clubs give them. Each row holds words for one thing. */
const rows = [
  ['kids', 'children', 'youth', 'junior', 'juniors'],
  ['feeding', 'feed', 'food', 'meals', 'kitchen', 'hydration', 'aid station', 'snacks', 'drinks', 'soup'],
  ['medical', 'medic', 'doctor', 'nurse', 'first aid'],
  ['parking', 'cars', 'traffic'],
  ['timing', 'clock', 'stopwatch', 'results'],
  ['marshal', 'marshals', 'crossing'],
  ['setup', 'set-up', 'set up', 'build'],
  ['cleanup', 'clean-up', 'clean up', 'tear-down', 'teardown', 'take down'],
  ['registration', 'check-in', 'bibs', 'packet'],
  ['driving', 'driver', 'transport', 'shuttle', 'logistics'],
];

/** Other words for what somebody searches for, all in lower case; empty for most. A word counts from four letters on: 'feed' is feeding. */
export function alsoCalled(word: string): string[] {
  return rows.filter((row) => row.some((one) => isMeant(word, one))).flat();
}

function isMeant(typed: string, word: string): boolean {
  return word === typed || (typed.length >= 4 && word.startsWith(typed));
}
