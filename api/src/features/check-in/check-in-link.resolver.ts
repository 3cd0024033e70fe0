import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { below } from '../../platform/reading/selection-of.js';
import { CheckInLink } from '../../records/check-in/check-in-link.js';
import {
  CreateCheckInLinkInputType,
  CreateCheckInLinkPayload,
  RevokeCheckInDevicePayload,
  RevokeCheckInLinkPayload,
} from './check-in-link.types.js';
import { createCheckInLink } from './create-check-in-link.js';
import { findCheckInLinks, getCheckInDevice, getCheckInLink } from './find-check-in-links.js';
import { revokeCheckInDevice, revokeCheckInLink } from './revoke-check-in.js';

export const CheckInLinkResolver = rootFields({
  checkInLinks: query(findCheckInLinks, {
    gives: [CheckInLink],
    description:
      'Check-in links of the categories that the viewer leads, the latest day first, those that are over too; all of them for an admin.',
    args: { eventId: 'Of this event.' },
  }),
  createCheckInLink: mutation(createCheckInLink, {
    gives: CreateCheckInLinkPayload,
    description: 'Makes a link by which helpers mark who is here at a post, and gives its secret address this once.',
    input: { type: CreateCheckInLinkInputType, description: 'Where, when and for how many phones.' },
    answer: async (ctx, { linkId, address }, selection) => ({
      address,
      link: 'link' in selection ? await getCheckInLink(ctx, linkId, below(selection, 'link')) : undefined,
    }),
  }),
  revokeCheckInLink: mutation(revokeCheckInLink, {
    gives: RevokeCheckInLinkPayload,
    description: 'Revokes a check-in link with its phones, at once; one that is over stays so.',
    args: { linkId: 'The link.' },
    answer: async (ctx, linkId, selection) => ({ link: await getCheckInLink(ctx, linkId, below(selection, 'link')) }),
  }),
  revokeCheckInDevice: mutation(revokeCheckInDevice, {
    gives: RevokeCheckInDevicePayload,
    description: 'Signs a phone off, at once; another may join in its place.',
    args: { deviceId: 'The phone.' },
    answer: async (ctx, deviceId, selection) => ({
      device: await getCheckInDevice(ctx, deviceId, below(selection, 'device')),
    }),
  }),
});
