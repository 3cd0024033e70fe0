import type { Html } from './html.js';

/** A part of a mail's body: the same as HTML and as text. */
export interface MailPart {
  html: readonly Html[];
  text: string;
}

/**
 * Gmail cuts off a mail at 102 kB of HTML. The frame, the buttons and the small print take 10 kB, and a long message
 * some more.
 */
const bytesInFull = 40_000;
const bytesAtAll = 70_000;

/** The bytes that the lists of one mail have used. */
export class MailRoom {
  #used = 0;
  #isShort = false;

  /** Returns the part in full, in short once there is little room, or null once there is none. */
  take(inFull: () => MailPart, inShort: () => MailPart): MailPart | null {
    if (!this.#isShort) {
      const part = inFull();
      if (this.#fits(part, bytesInFull)) return part;
      this.#isShort = true;
    }
    const part = inShort();
    return this.#fits(part, bytesAtAll) ? part : null;
  }

  #fits({ html }: MailPart, atMost: number): boolean {
    const bytes = html.reduce((sum, { text }) => sum + Buffer.byteLength(text.replace(/\n\s+/g, '\n')), 0);
    if (this.#used + bytes > atMost) return false;
    this.#used += bytes;
    return true;
  }
}

/**
 * A list in a mail that stays below the size mailboxes show: the first items in full, then short ones. `rest` counts
 * those left out.
 */
export function mailList<Item>(
  items: readonly Item[],
  drawn: {
    inFull: (item: Item) => MailPart;
    inShort: (item: Item) => MailPart;
    rest: (count: number) => MailPart;
  },
  room = new MailRoom(),
): MailPart {
  const parts: MailPart[] = [];
  let left = 0;
  for (const item of items) {
    const part =
      left === 0
        ? room.take(
            () => drawn.inFull(item),
            () => drawn.inShort(item),
          )
        : null;
    if (part) parts.push(part);
    else left += 1;
  }
  if (left > 0) parts.push(drawn.rest(left));
  return { html: parts.flatMap(({ html }) => html), text: parts.map(({ text }) => text).join('\n\n') };
}
