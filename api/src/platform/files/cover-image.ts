import { z } from 'zod';
import { authorize } from '../operation/authorize.js';
import { DomainError } from '../operation/domain-error.js';
import type { RequestContext } from '../operation/request-context.js';

/** A cover as submitted: an address of this server, or an empty text or null, which removes the cover. */
export const coverImageUrl = z.string({ error: 'Please choose an image' }).trim().max(1000).nullable();

const sentence = 'Please use an uploaded image or one of the stock images.';
const stockImage = /^\/stock-images\/[a-z0-9-]+\.svg$/;

/**
 * For an operation's `prepare`, before its transaction: makes sure that an uploaded picture exists and is safe to show, which may query the
 * bucket. Does nothing for stock images, an empty value or an absent field. Errors: NOT_SIGNED_IN, FORBIDDEN, INVALID_INPUT, NOT_AN_IMAGE,
 * FILE_TOO_LARGE.
 */
export async function settleCoverImage(ctx: RequestContext, sent: string | null | undefined): Promise<void> {
  if (!sent) return;
  authorize(ctx.viewer, 'staff');
  coverToStore(ctx, sent);
  const id = ctx.services.images.idOf(sent);
  if (id) await ctx.services.images.settle(id);
}

/**
 * The value to store for a cover: the submitted address when it is ours, null for none. A picture of ours under a former address of the
 * server is stored as a plain path. Error: INVALID_INPUT for any other address.
 */
export function coverToStore(ctx: RequestContext, sent: string | null): string | null {
  if (!sent) return null;
  const { images, settings } = ctx.services;
  const own = new URL(settings.publicUrl).origin;
  const address = URL.canParse(sent, own) ? new URL(sent, own) : undefined;
  if (address && /^https?:$/.test(address.protocol) && !address.search && !address.hash && !address.username) {
    const isOwn = address.origin === own || address.origin === images.origin;
    const isPath = sent.startsWith('/') && !/^\/[/\\]/.test(sent);
    if (isOwn && (isPath || sent === address.href) && isKnown(ctx, address.href, address.pathname)) return sent;
    if (images.idOf(address.pathname)) return address.pathname;
  }
  throw new DomainError('INVALID_INPUT', { message: sentence, fields: { coverImageUrl: sentence } });
}

function isKnown(ctx: RequestContext, address: string, path: string): boolean {
  return stockImage.test(path) || ctx.services.images.idOf(address) !== undefined;
}
