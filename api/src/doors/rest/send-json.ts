import type { Response } from 'express';
import type { AnswerMeter } from '../../platform/answer-meter.js';

/** A reader who takes nothing for so long (milliseconds) has gone. */
const patience = 60_000;

/** Sends JSON while it is made, as fast as it is read. When that fails in the middle the connection is cut: half a list is no list. */
export async function sendJson(texts: AsyncIterable<string>, response: Response, meter: AnswerMeter): Promise<void> {
  response.type('json');
  if (response.req.method === 'HEAD') return void response.end();
  response.setTimeout(patience, () => response.destroy());
  let goOn: () => void = () => undefined;
  // One listener for the whole answer: those put behind compression cannot be taken off again.
  response.on('drain', () => goOn());
  response.once('close', () => goOn());
  for await (const text of texts) {
    if (response.closed || response.destroyed) return;
    meter.send(text.length);
    const ready = new Promise<void>((resolve) => (goOn = resolve));
    if (!response.write(text)) await ready;
    // Compression holds back what it has not been told to let go.
    response.flush();
  }
  response.end();
}
