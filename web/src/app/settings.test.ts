import { jest } from '@jest/globals';
import { defaultSettings, parseSettings } from './settings';

test('the server’s settings are taken as they are', () => {
  const settings = {
    productTitle: 'Ski Crew',
    organisationName: 'Skiklubben </script>',
    contactEmail: 'frivillig@example.org',
    contactPhone: '+47 900 00 000',
    privacyUrl: 'https://club.example.org/privacy',
    timeZone: 'Europe/Oslo',
    timeZoneIsChosen: true,
    lookupMode: 'link',
    development: true,
  };
  expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
});

test('no settings give the defaults', () => {
  expect(parseSettings(null)).toEqual(defaultSettings);
  expect(parseSettings('')).toEqual(defaultSettings);
});

test('each wrong value falls back to its default alone, and broken JSON is reported', () => {
  expect(
    parseSettings(
      '{"productTitle":"Ski Crew","contactEmail":7,"contactPhone":7,"privacyUrl":7,"lookupMode":"sideways","development":"yes"}',
    ),
  ).toEqual({
    ...defaultSettings,
    productTitle: 'Ski Crew',
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(parseSettings('{"productTitle":')).toEqual(defaultSettings);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
