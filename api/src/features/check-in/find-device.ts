import { clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { hashToken } from '../../platform/operation/secrets.js';
import type { DeviceViewer } from '../../platform/operation/viewer.js';

/**
 * The device behind a token, in one statement that also notes, once a minute, that it was heard of; null for a token that is unknown or was
 * signed off, alone or with its link.
 */
export async function findDevice({ services }: RequestContext, token: string): Promise<DeviceViewer | null> {
  const [row] = await services.rows.read<Omit<DeviceViewer, 'kind'>>({
    name: 'check-in-device',
    text: `with requested as (
        select d.id, d.link_id, d.last_heard_at, l.expires_at <= w.now as is_over, w.now
        from check_in_device d join check_in_link l on l.id = d.link_id
          cross join (select now() + $2::float8 * interval '1 millisecond' as now) w
        where d.token_hash = $1 and d.revoked_at is null and l.revoked_at is null
      ), heard as (
        update check_in_device d set last_heard_at = r.now
        from requested r where r.id = d.id and r.last_heard_at <= r.now - interval '1 minute'
      )
      select id as "deviceId", link_id as "linkId", is_over as "isOver" from requested`,
    values: [hashToken(token), clock.moved()],
  });
  return row ? { kind: 'device', ...row } : null;
}
