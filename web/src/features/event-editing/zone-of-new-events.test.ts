import { defaultSettings, writePublicSettings } from '../../app/settings';
import { zoneOfNewEvents } from './zone-of-new-events';

test('new events start in the zone of the club, or in the browser’s while the club has none', () => {
  const other = 'Pacific/Auckland';
  writePublicSettings({ ...defaultSettings, timeZone: other, timeZoneIsChosen: true });
  expect(zoneOfNewEvents()).toBe(other);
  writePublicSettings({ ...defaultSettings, timeZone: other, timeZoneIsChosen: false });
  expect(zoneOfNewEvents()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
