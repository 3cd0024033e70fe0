import { z } from 'zod';
import { routesOf } from '../../platform/schema/route.js';
import type { MailSwitch } from './mail-switch.types.js';
import { readMailSwitch, switchMails } from './switch-mails.js';

const byLink = { token: z.string().describe('The token of the mailed link.') };

const switchAnswer = z.object({
  on: z.boolean().describe('Whether the household is sent reminders and mails to groups.'),
});

/** Without the token, which the caller has. */
const response = ({ on }: MailSwitch) => ({ on });

/** Which mails a household is sent besides those about its own signups. */
export const mailSwitchRoutes = routesOf('Mail', [
  {
    method: 'get',
    path: '/api/mails/{token}',
    id: 'getMailSwitch',
    summary: 'Whether a household is sent reminders and mails to groups, by the link in them; looking changes nothing',
    of: readMailSwitch,
    callers: ['anybody'],
    params: byLink,
    answers: { 200: switchAnswer },
    answer: async (ctx, { params }) => ({
      body: response(await ctx.run(readMailSwitch, { token: params.token })),
    }),
  },
  {
    method: 'post',
    path: '/api/mails/{token}',
    id: 'switchMails',
    summary: 'Switch reminders and mails to groups off or on, by the link in them. Twice is no error',
    of: switchMails,
    callers: ['anybody'],
    params: byLink,
    answers: { 200: switchAnswer },
    body: z.object({ on: z.boolean().describe('Whether they are sent from now on.') }),
    answer: async (ctx, { params, body }) => ({
      body: response(await ctx.run(switchMails, { ...(body as object), token: params.token })),
    }),
  },
  {
    method: 'post',
    path: '/mails/{token}',
    id: 'switchMailsOffAtOnce',
    summary: 'What mail programs ask when someone presses their own button (RFC 8058): switches these mails off',
    of: switchMails,
    callers: ['anybody'],
    params: byLink,
    takes: 'upload',
    answers: { 200: switchAnswer },
    answer: async (ctx, { params, stream }) => {
      // `List-Unsubscribe=One-Click`, as a form of either kind: the address is enough.
      stream.resume();
      return { body: response(await ctx.run(switchMails, { token: params.token, on: false })) };
    },
  },
]);
