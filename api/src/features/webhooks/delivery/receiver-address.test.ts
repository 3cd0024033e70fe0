import { describe, expect, it } from '@jest/globals';
import { addressToCall, faultOfAddress, isPrivate } from './receiver-address.js';

const strict = { allowHttp: false, allowHosts: [] };

describe('addresses that are never called', () => {
  it.each([
    ...['127.0.0.1', '127.8.9.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.20'],
    // Link-local, with the metadata service of clouds; shared by providers; tests and documentation; multicast, broadcast.
    ...['169.254.169.254', '169.254.1.1', '100.64.0.1', '100.127.255.255', '192.0.0.8', '192.0.2.1', '198.18.0.1'],
    ...['198.51.100.7', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'fec0::1', 'ff02::1', '2001:db8::1'],
    // IPv4 written as IPv6: mapped, compatible, translated, 6to4, Teredo.
    ...[
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::ffff:169.254.169.254',
      '::ffff:8.8.8.8',
      '::127.0.0.1',
      '::ffff:0:127.0.0.1',
    ],
    ...['64:ff9b::7f00:1', '2002:7f00:1::1', '2001:0:7f00:1::1', 'not an address', ''],
  ])('%s', (address) => expect(isPrivate(address)).toBe(true));

  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450:4001::8a'])(
    'but %s is of the open internet',
    (address) => expect(isPrivate(address)).toBe(false),
  );
});

describe('what somebody enters', () => {
  it.each([
    'http://example.org/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://017700000001/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://localhost/hook',
    'https://a.localhost./hook',
    'https://169.254.169.254/latest/meta-data',
  ])('%s is refused', (text) => expect(faultOfAddress(new URL(text), strict)).toEqual(expect.any(String)));

  it('a name is let through, http and hosts inside when the operator says so, without regard to ports', () => {
    expect(faultOfAddress(new URL('https://example.org:8443/hook?a=1'), strict)).toBeUndefined();
    const allowed = { allowHttp: true, allowHosts: ['timing.lan', '::1'] };
    expect(faultOfAddress(new URL('http://TIMING.lan:8080/'), allowed)).toBeUndefined();
    expect(faultOfAddress(new URL('http://[::1]:8080/'), allowed)).toBeUndefined();
    expect(faultOfAddress(new URL('http://127.0.0.1/'), allowed)).toEqual(expect.any(String));
  });
});

describe('the address that is called', () => {
  const url = new URL('https://receiver.example/hook');
  const resolvesTo =
    (...addresses: string[]) =>
    () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

  it('is the first one of the name', async () => {
    expect(await addressToCall(url, strict, resolvesTo('93.184.216.34', '2606:4700::1111'))).toEqual({
      address: '93.184.216.34',
      family: 4,
    });
  });

  it('is none at all when one of them is private, unless the host is allowed', async () => {
    const resolve = resolvesTo('93.184.216.34', '::ffff:10.0.0.1');
    await expect(addressToCall(url, strict, resolve)).rejects.toThrow('private network');
    const allowed = { allowHttp: false, allowHosts: ['receiver.example'] };
    expect(await addressToCall(url, allowed, resolve)).toMatchObject({ address: '93.184.216.34' });
  });
});
