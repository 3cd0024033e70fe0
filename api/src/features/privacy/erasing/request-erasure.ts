import { randomUUID } from 'node:crypto';
import { requestErasureInput } from '../../../contract/people/erasure.js';
import { clock } from '../../../platform/clock.js';
import { tryOf } from '../../../platform/limits/tries.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { opensHousehold } from '../../../platform/operation/household-pass.js';
import { operation } from '../../../platform/operation/operation.js';
import { derivedToken, hashToken } from '../../../platform/operation/secrets.js';
import { lockMembers } from '../../households/lock-members.js';
import { erasurePurpose, erasureRequested } from './erasure.announcements.js';
import type { PersonToErase } from './erasure.types.js';
import { refuseOnAShift } from './give-back-coming.js';

const dayLong = 24 * 60 * 60_000;

/**
 * Mails a household the link by which people of it are erased; nothing is erased yet. Needs the browser that opened the mailed link: an address
 * that was looked up proves nothing. Returns the people. VOLUNTEER_NOT_FOUND: also for people of other households. ON_A_SHIFT.
 */
export const requestErasure = operation(
  {
    access: 'public',
    input: requestErasureInput,
    refuses: ['INVALID_INPUT', 'VOLUNTEER_NOT_FOUND', 'ON_A_SHIFT', 'TOO_MANY_REQUESTS'],
    prepare: (ctx) =>
      ctx.services.limits.takeAll(
        ctx.household?.source === 'link' ? [tryOf('erasure-request', ctx.household.emailKey)] : [],
      ),
  },
  async function requestErasure(ctx, { volunteerIds }): Promise<PersonToErase[]> {
    const pass = ctx.household;
    const ids = [...new Set(volunteerIds.map((id) => id.toLowerCase()))];
    const members = [...(await lockMembers(ctx, ids)).values()];
    const [first] = members;
    if (!first?.email || pass?.source !== 'link' || members.length < ids.length)
      throw new DomainError('VOLUNTEER_NOT_FOUND');
    if (!members.every((member) => opensHousehold(pass, member))) throw new DomainError('VOLUNTEER_NOT_FOUND');
    await refuseOnAShift(ctx, members);
    const id = randomUUID();
    const hash = hashToken(derivedToken(ctx.services.secretKey, erasurePurpose, id));
    await ctx.execute(
      'insert into erasure_request (id, token_hash, email_key, volunteer_ids, expires_at) values (?, ?, ?, ?::uuid[], ?)',
      [id, hash, first.emailKey, ids, new Date(clock.now().getTime() + dayLong).toISOString()],
    );
    const people = members.map(({ id: person, firstName, lastName }) => ({ id: person, firstName, lastName }));
    await ctx.announce(erasureRequested, { email: first.email, requestId: id, people });
    return people;
  },
);
