/** What a runner counted. A runner that ended badly without naming a failed test counts as one failure. */
export function result(passed, failed, skipped, exitCode) {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed, skipped };
}

/** Reads what Jest wrote with --json. Files that could not be run at all count as failures too. */
export function readJest(text, exitCode) {
  return read(text, exitCode, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

/** Reads what Playwright's JSON reporter wrote. A test that passed only on a second try passed. */
export function readPlaywright(text, exitCode) {
  return read(text, exitCode, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));
}

/** Reads the closing lines of Node's own test runner in TAP form. */
export function readTap(text, exitCode) {
  const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1]);
  const [passed, failed, cancelled, skipped, todo] = ['pass', 'fail', 'cancelled', 'skipped', 'todo'].map(count);
  return checked({ passed, failed: failed + cancelled, skipped: skipped + todo }, exitCode);
}

/** The sum of several results. */
export function sum(results) {
  const add = (name) => results.reduce((total, one) => total + one[name], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

/** The last line of `npm test`. */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function read(text, exitCode, count) {
  try {
    return checked(count(JSON.parse(text)), exitCode);
  } catch {
    return result(0, 1, 0, exitCode); // A report that is missing or broken is a failure, whatever the exit code says.
  }
}

function checked({ passed, failed, skipped }, exitCode) {
  const whole = [passed, failed, skipped].every(Number.isInteger);
  return whole ? result(passed, failed, skipped, exitCode) : result(0, 1, 0, exitCode);
}
