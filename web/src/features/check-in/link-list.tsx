import { Smartphone } from 'lucide-react';
import { count } from '../../formatting/counts';
import { formatShiftDay } from '../../formatting/days';
import { formatMoment } from '../../formatting/times';
import { Button } from '../../ui/button';
import type {
  ListedDevice_CheckInDeviceFragment,
  ListedLink_CheckInLinkFragment,
} from './manage-check-in-page.generated';

/** The post of a link. */
function postOf({ category, place }: ListedLink_CheckInLinkFragment): string {
  return [category.name, place].filter(Boolean).join(' · ');
}

/** The post and day of a link in one line. */
export function titleOf(link: ListedLink_CheckInLinkFragment): string {
  return `${postOf(link)} · ${formatShiftDay(link.day)}`;
}

interface LinkListProps {
  links: readonly ListedLink_CheckInLinkFragment[];
  timeZone: string;
  /** Absent for links that are over. */
  onRevoke?: (link: ListedLink_CheckInLinkFragment) => void;
  onSignOff?: (device: ListedDevice_CheckInDeviceFragment) => void;
}

/** Links with their phones, and when each was last heard from. */
export function LinkList({ links, timeZone, onRevoke, onSignOff }: LinkListProps) {
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
      {links.map((link) => (
        <li key={link.id} className="py-3 pr-3 pl-4 sm:pl-5">
          <div className="flex flex-wrap items-center gap-3">
            <LinkLine link={link} timeZone={timeZone} />
            {onRevoke ? (
              <Button aria-label={`Revoke the link of ${titleOf(link)}`} onClick={() => onRevoke(link)}>
                Revoke
              </Button>
            ) : null}
          </div>
          {link.devices.length > 0 ? (
            <ul aria-label={`Phones of ${titleOf(link)}`} className="mt-2 grid gap-1">
              {link.devices.map((device) => (
                <DeviceLine key={device.id} isOver={link.isOver} {...{ device, timeZone, onSignOff }} />
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function LinkLine({ link, timeZone }: { link: ListedLink_CheckInLinkFragment; timeZone: string }) {
  const { devices, maxDevices, withPhones, canRedeem, startsAt, expiresAt, revokedAt, isOver } = link;
  const when = (moment: string) => formatMoment(moment, timeZone);
  const joined = devices.filter((device) => device.revokedAt === null).length;
  const life = revokedAt
    ? `Revoked ${when(revokedAt)}`
    : isOver
      ? `Ended ${when(expiresAt)}`
      : `Works from ${when(startsAt)} to ${when(expiresAt)}`;
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-semibold wrap-anywhere">
        {postOf(link)} · <span className="whitespace-nowrap">{formatShiftDay(link.day)}</span>
      </p>
      <p className="text-sm">
        {isOver ? count(devices.length, 'phone') : `${joined} of ${count(maxDevices, 'phone')}`}
        {withPhones ? ' · with phone numbers' : ' · without phone numbers'}
        {canRedeem ? ' · redeems meal vouchers' : ''}
      </p>
      <p className="text-sm text-muted">{life}</p>
    </div>
  );
}

interface DeviceLineProps extends Pick<LinkListProps, 'timeZone' | 'onSignOff'> {
  device: ListedDevice_CheckInDeviceFragment;
  /** Its link is over: nothing is heard of it any more. */
  isOver: boolean;
}

/** With a line, phones say every minute that they are there. In milliseconds. */
const silentAfter = 10 * 60_000;

function DeviceLine({ device, isOver, timeZone, onSignOff }: DeviceLineProps) {
  const { name, lastHeardAt, revokedAt } = device;
  const isSilent = !revokedAt && !isOver && new Date().getTime() - Date.parse(lastHeardAt) > silentAfter;
  const heard = revokedAt
    ? `signed off ${formatMoment(revokedAt, timeZone)}`
    : `${isSilent ? 'not heard since' : 'last heard from'} ${formatMoment(lastHeardAt, timeZone)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken py-1 pr-1 pl-3">
      <Smartphone aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 basis-40 py-2 text-sm wrap-anywhere">
        <span className={revokedAt ? 'text-muted line-through' : 'font-semibold'}>{name}</span>{' '}
        <span className={isSilent ? 'font-semibold text-warm' : 'text-muted'}>{heard}</span>
      </p>
      {onSignOff && revokedAt === null ? (
        <Button aria-label={`Sign off ${name}`} onClick={() => onSignOff(device)}>
          Sign off
        </Button>
      ) : null}
    </li>
  );
}
