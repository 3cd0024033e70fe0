import { each, none, ofVolunteers, staffText, type TableEntries } from '../register.js';

/* What the server needs to do things once, later, and for other programs. */

const both = { of: ['volunteer', 'staff'] } as const;
const fact = ofVolunteers('facts', 'FACTS');
const repeat = ofVolunteers('repeats', 'REPEATS');
const message = ofVolunteers('facts', 'WEBHOOKS');

export const tablesOfMachinery = {
  fact: {
    ...each(['record_id', 'actor_id', 'within', 'detail'], { ...fact('pseudonym', 'keep'), ...both }),
    ...none('position', 'transaction_id', 'at', 'kind', 'event_id', 'category_id', 'shift_id', 'quiet'),
  },
  fact_epoch: none('only_row', 'epoch', 'cluster', 'removed_transaction', 'removed_position'),
  webhook_delivery: {
    ...each(['record_id', 'body'], message('pseudonym', 'keep')),
    // What the receiver said, whatever that is.
    ...each(['answer', 'failure'], { ...message('free text', 'wait'), ...both }),
    ...none('id', 'position', 'webhook_id', 'kind', 'origin', 'message_id', 'state', 'tries', 'created_at', 'due_at'),
    ...none('leased_until', 'tried_at', 'took_ms', 'status'),
  },
  idempotency_key: {
    ...each(['key', 'payload_hash', 'sent'], { ...repeat('pseudonym', 'delete'), ...both }),
    ...each(['answer', 'responses'], { ...repeat('free text', 'delete'), ...both }),
    ...none('operation', 'created_at'),
  },
  // Of the previous release.
  told_answer: {
    ...each(['key', 'question'], { ...repeat('pseudonym', 'delete'), ...both }),
    answer: { ...repeat('free text', 'delete'), ...both },
    ...none('created_at'),
  },
  job: {
    ...each(['payload', 'last_error'], { ...staffText('JOBS', 'jobs'), erase: 'wait' }),
    ...none('id', 'kind', 'key', 'due_at', 'attempts', 'revision', 'leased_until', 'given_up_at', 'created_at'),
  },
  retention_setting: none('only_row', 'starts_at', 'announced_at', 'notice'),
  retention_rule: none('kind', 'days', 'previous_days', 'changes_at'),
  retention_run: none('day', 'finished_at', 'counts'),
  rate_limit: {
    key: {
      of: ['volunteer', 'helper', 'staff'],
      kind: 'pseudonym',
      why: 'tries',
      export: null,
      erase: 'keep',
      keptFor: 'TRIES',
    },
    ...none('points', 'expires_at'),
  },
  installation_fact: none('name', 'value', 'noted_at'),
  migration: none('id', 'name', 'executed_at'),
  zone_rule: none('zone', 'from_instant', 'from_local', 'utc_offset'),
  zone_source: none('id', 'rules', 'organisation_zone'),
} as const satisfies Record<string, TableEntries>;
