/** Whether an origin is the server's own: its public address or, on loopback, any host that the browser used. */
export function isOwnOrigin(publicUrl: string, origin: string, host: string | undefined): boolean {
  return origin === new URL(publicUrl).origin || isLoopbackTwin(origin, host);
}

/** http://127.0.0.1:4000 and http://localhost:4000 are the same development server; no other site can have a loopback origin. */
function isLoopbackTwin(origin: string, host: string | undefined): boolean {
  if (!host || !URL.canParse(origin)) return false;
  const { hostname, host: originHost } = new URL(origin);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && originHost === host;
}
