/** How long nobody has pressed before marks are sent: until then the phone has the next press to show. */
const quiet = 250;

/** Returns a function that calls `send` a quarter of a second after its last call, or when the page is put away; with `true` at once. */
export function sendsSoon(send: () => void): (atOnce: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    send();
  };
  // A phone that is put away may not run again for hours.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) now();
  });
  return (atOnce) => {
    clearTimeout(timer);
    if (atOnce) now();
    else timer = setTimeout(now, quiet);
  };
}
