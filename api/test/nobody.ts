import { contextFor } from '../src/http/create-context.js';
import type { RequestContext } from '../src/platform/operation/request-context.js';
import type { TestServer } from './start-test-server.js';

/** The context in which jobs are done. */
export function nobodyOf(server: TestServer): RequestContext {
  return contextFor(server.running.services, { kind: 'visitor' }, 'runner');
}
