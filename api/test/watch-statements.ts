import { createRequire } from 'node:module';
import pg from 'pg';

/* Node reads this file without Jest, too: types only. */

/** A statement on its way. */
interface Sending {
  text: string;
  /** Those that go out with it, in one message. */
  goesWith?: string[];
}

interface Driver {
  submit(this: Sending, connection: unknown): unknown;
}

/** A message of SQL. */
export interface SentMessage {
  /** The same text for all that goes over one connection. */
  connection: string;
  /** The statements in it. */
  text: string;
}

// The ORM, whose connections all transactions use, may bring a driver of its own.
const require = createRequire(import.meta.url);
const ofOrm = require(require.resolve('pg', { paths: [require.resolve('@mikro-orm/postgresql')] })) as typeof pg;
const drivers = [...new Set([pg.Query.prototype, ofOrm.Query.prototype])] as unknown as Driver[];

/** Notes the messages of SQL that are sent from here, until the function that comes back is called: it gives them. */
export function watchStatements(place: string): () => SentMessage[] {
  const sent: SentMessage[] = [];
  const connections = new Map<unknown, string>();
  const nameOf = (connection: unknown): string => {
    const name = connections.get(connection) ?? `${place} ${connections.size}`;
    connections.set(connection, name);
    return name;
  };
  const originals = drivers.map(({ submit }) => submit);
  for (const [index, driver] of drivers.entries())
    driver.submit = function (this: Sending, connection: unknown): unknown {
      sent.push({ connection: nameOf(connection), text: [...(this.goesWith ?? []), this.text].join(';\n') });
      return Reflect.apply(originals[index] as Driver['submit'], this, [connection]);
    };
  return () => {
    for (const [index, driver] of drivers.entries()) driver.submit = originals[index] as Driver['submit'];
    return sent;
  };
}
