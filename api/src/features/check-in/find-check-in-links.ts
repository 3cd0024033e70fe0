import { recordsBy, writtenRecord } from '../../platform/reading/find-records.js';
import { CheckInDevice } from '../../records/check-in/check-in-device.js';
import { CheckInLink } from '../../records/check-in/check-in-link.js';

/** Check-in links of the categories that the viewer leads, the latest day first, those that are over too; all of them for an admin. */
export const { find: findCheckInLinks, list: listCheckInLinks } = recordsBy({
  name: 'CheckInLinks',
  access: 'staff',
  record: CheckInLink,
  ids: ['eventId'],
  isUndated: true,
});

/** A link that was just written. Error: CHECK_IN_LINK_NOT_FOUND when it was deleted meanwhile. */
export const getCheckInLink = writtenRecord(CheckInLink, 'CHECK_IN_LINK_NOT_FOUND');

/** A device that was just written. Error: CHECK_IN_LINK_NOT_FOUND when it was deleted meanwhile. */
export const getCheckInDevice = writtenRecord(CheckInDevice, 'CHECK_IN_LINK_NOT_FOUND');
