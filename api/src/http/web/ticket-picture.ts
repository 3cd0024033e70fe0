import { Router } from 'express';
import { readTicket } from '../../contract/check-in/read-ticket.js';
import { codeAddress } from '../../contract/check-in/code-address.js';
import { qrSvg } from '../../platform/files/qr-code.js';
import { DomainError } from '../../platform/operation/domain-error.js';

/**
 * `/t/{code}/qr.svg`: the QR code of a ticket, made from its letters alone, of any letters: so that no page carries what draws it.
 */
export function ticketPicture(publicUrl: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/t/:code/qr.svg', (request, response) => {
    const ticket = readTicket(request.params.code);
    if (ticket === null) throw new DomainError('NOT_FOUND');
    response
      .set({ 'Cache-Control': 'private, max-age=86400', 'X-Robots-Tag': 'noindex' })
      .type('svg')
      .send(qrSvg(codeAddress(publicUrl, 't', ticket)));
  });
  return router;
}
