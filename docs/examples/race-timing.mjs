// Shows who is at a post right now, asked every minute: for the crew that times a race. It needs nothing but Node 22, and a key of that one
// event with the scope read:signups, made at /manage-api-keys:
// The place is the one as it is written in the plan: 'Checkpoint 3' is not 'Checkpoint 30'.
//   TRAILCREW_URL=https://volunteers.example.org TRAILCREW_KEY=tck_… node race-timing.mjs "Checkpoint 3"
// A number behind the place is how many seconds it waits between two looks.
const { TRAILCREW_URL: url, TRAILCREW_KEY: key } = process.env;
const [place, seconds = '60'] = process.argv.slice(2);
if (!url || !key || !place) {
  console.error('Usage: TRAILCREW_URL=… TRAILCREW_KEY=tck_… node race-timing.mjs PLACE [SECONDS]');
  process.exit(2);
}

const address = new URL('/api/admin/signups', url);
address.search = new URLSearchParams({ status: 'active', runningAt: 'now', place }).toString();

// What the server called its last answer: while nothing has changed it says no more than that.
let tag = '';

/** Looks once; gives the seconds until the next look, or nothing when there is no use in another. */
async function look() {
  const headers = { authorization: `Bearer ${key}`, ...(tag ? { 'if-none-match': tag } : {}) };
  const answer = await fetch(address, { headers });
  if (answer.status === 304) console.log('Nothing changed.');
  if (answer.ok) {
    tag = answer.headers.get('etag') ?? '';
    const signups = await answer.json();
    console.log(`${signups.length} at ${place}:`);
    if (signups.length === 0) await warnOfTypo();
    for (const { firstName, lastName, opportunity, shift } of signups)
      console.log(
        `  ${firstName} ${lastName}: ${opportunity.name} at ${shift.effectiveLocation}, ${shift.startTime} to ${shift.endTime}`,
      );
  }
  if (answer.ok || answer.status === 304) return Number(seconds);
  const { code, message } = await answer.json();
  console.error(`${code}: ${message}`);
  // Too often, or the server is being restarted: it says how long to wait. A key that ended does not come back.
  if (answer.status === 429 || answer.status >= 500) return Number(answer.headers.get('retry-after') ?? seconds);
  process.exitCode = 1;
  return undefined;
}

/** Says so when no shift is at this place, which looks like nobody there, and names the places that there are. */
async function warnOfTypo() {
  const answer = await fetch(new URL('/api/shifts', url), { headers: { authorization: `Bearer ${key}` } });
  const places = new Set(answer.ok ? (await answer.json()).map((shift) => shift.effectiveLocation ?? '') : [place]);
  const plain = (text) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  if ([...places].some((one) => plain(one) === plain(place))) return;
  console.error(`No shift is at '${place}'. The places are: ${[...places].filter(Boolean).sort().join(', ')}`);
}

for (;;) {
  const wait = await look().catch((error) => {
    // No line to the server: the next look may find one.
    console.error(error.cause?.message ?? error.message);
    return Number(seconds);
  });
  if (wait === undefined) break;
  await new Promise((resolve) => setTimeout(resolve, wait * 1000));
}
