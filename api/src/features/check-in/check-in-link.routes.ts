import { z } from 'zod';
import { createCheckInLinkInput, joinCheckInInput } from '../../contract/check-in/check-in-link.js';
import { idAnswer, instantAnswer, dayAnswer, recordAnswer } from '../../platform/schema/documented-answer.js';
import { listRoute } from '../../platform/reading/list-operation.js';
import { routesOf, type UntaggedRoute } from '../../platform/schema/route.js';
import type { Selection } from '../../platform/reading/selection.js';
import { createCheckInLink } from './create-check-in-link.js';
import { getCheckInDevice, getCheckInLink, listCheckInLinks } from './find-check-in-links.js';
import { joinCheckIn } from './join-check-in.js';
import { revokeCheckInDevice, revokeCheckInLink } from './revoke-check-in.js';

const deviceFields: Selection = {
  ...{ id: true, linkId: true, name: true, joinedAt: true, lastHeardAt: true, revokedAt: true },
};

const linkFields: Selection = {
  ...{ id: true, eventId: true, categoryId: true, place: true, day: true, withPhones: true, canRedeem: true },
  ...{ maxDevices: true, createdAt: true, startsAt: true, expiresAt: true, revokedAt: true, isOver: true },
  devices: deviceFields,
};

const deviceAnswer = recordAnswer('CheckInDevice', deviceFields);
const linkAnswer = recordAnswer('CheckInLink', linkFields);

const joinedAnswer = z.object({
  deviceToken: z.string().describe('The token of the phone, shown this once: `tcd_` and 43 characters.'),
  deviceId: idAnswer.describe('The phone.'),
  link: z.object({
    eventName: z.string().describe('The event.'),
    categoryName: z.string().describe('The category.'),
    place: z.string().nullable().describe('The place; null for all places of the category.'),
    day: dayAnswer.describe('The day on which the shifts begin.'),
    expiresAt: instantAnswer.describe('When the link ends.'),
    withPhones: z.boolean().describe('Whether it shows the phone numbers of the people.'),
    timeZone: z.string().describe("The event's time zone (IANA)."),
  }),
});

/** Links and phones, for the staff of their categories. */
function underPrefix(prefix: 'admin' | 'lead'): UntaggedRoute[] {
  const as = prefix === 'lead' ? 'AsLead' : '';
  return [
    listRoute({
      path: `/api/${prefix}/check-in-links`,
      id: `listCheckInLinks${as}`,
      summary: 'Check-in links with their phones, the latest day first: a lead’s own, all for an admin',
      callers: ['staff'],
      list: listCheckInLinks,
      fields: linkFields,
      schema: linkAnswer,
      wishes: { eventId: z.uuid().describe('of this event') },
    }),
    {
      method: 'post',
      path: `/api/${prefix}/check-in-links`,
      id: `createCheckInLink${as}`,
      summary: 'Make a check-in link; its address is in this answer and nowhere else',
      of: createCheckInLink,
      callers: ['staff'],
      body: createCheckInLinkInput,
      answers: { 201: z.object({ link: linkAnswer, address: z.string() }) },
      answer: async (ctx, { body }) => {
        const { linkId, address } = await ctx.run(createCheckInLink, body);
        return { status: 201, body: { link: await getCheckInLink(ctx, linkId, linkFields), address } };
      },
    },
    {
      method: 'delete',
      path: `/api/${prefix}/check-in-links/{id}`,
      id: `revokeCheckInLink${as}`,
      summary: 'Revoke a check-in link with its phones, at once',
      of: revokeCheckInLink,
      callers: ['staff'],
      answers: { 200: z.object({ link: linkAnswer }) },
      answer: async (ctx, { params }) => {
        const id = await ctx.run(revokeCheckInLink, { linkId: params.id });
        return { body: { link: await getCheckInLink(ctx, id, linkFields) } };
      },
    },
    {
      method: 'delete',
      path: `/api/${prefix}/check-in-devices/{id}`,
      id: `revokeCheckInDevice${as}`,
      summary: 'Sign a phone off, at once; another may join in its place',
      of: revokeCheckInDevice,
      callers: ['staff'],
      answers: { 200: z.object({ device: deviceAnswer }) },
      answer: async (ctx, { params }) => {
        const id = await ctx.run(revokeCheckInDevice, { deviceId: params.id });
        return { body: { device: await getCheckInDevice(ctx, id, deviceFields) } };
      },
    },
  ];
}

/** Check-in links for staff, and joining by one. */
export const checkInLinkRoutes = routesOf('Check-in', [
  ...underPrefix('admin'),
  ...underPrefix('lead'),
  {
    method: 'post',
    path: '/api/check-in/devices',
    id: 'joinCheckIn',
    summary: 'Join by a check-in link: gives the phone its token, this once',
    of: joinCheckIn,
    callers: ['anybody'],
    body: joinCheckInInput,
    answers: { 201: joinedAnswer },
    answer: async (ctx, { body }) => ({ status: 201, body: await ctx.run(joinCheckIn, body) }),
  },
]);
