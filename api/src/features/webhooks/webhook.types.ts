import { Field, ObjectType } from 'type-graphql';
import { createWebhookInput, updateWebhookInput } from '../../contract/webhook.js';
import { connectionOf } from '../../platform/reading/connection.js';
import { inputType } from '../../platform/schema/input-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Webhook } from '../../records/webhook.js';
import { WebhookDelivery } from '../../records/webhook-delivery.js';

export const CreateWebhookInputType = inputType('CreateWebhookInput', createWebhookInput, {
  description: 'A new webhook.',
});

export const UpdateWebhookInputType = inputType('UpdateWebhookInput', updateWebhookInput, {
  description: 'A change of a webhook: omitted fields stay.',
  without: ['webhookId'],
});

/** A page of a webhook's log. */
export const WebhookDeliveryConnection = connectionOf(
  'WebhookDelivery',
  () => WebhookDelivery,
  'admin',
  'manage:webhooks',
);

const secretWords = 'Its secret, shown this once: `whsec_` and 32 bytes in base64. Receivers check signatures with it.';

@AllowAccess('admin', 'manage:webhooks')
@ObjectType('CreateWebhookPayload', { description: 'A webhook that was created.' })
export class CreateWebhookPayload {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;

  @Field(() => String, { description: secretWords })
  secret!: string;
}

@AllowAccess('admin', 'manage:webhooks')
@ObjectType('RotateWebhookSecretPayload', { description: 'A webhook with a new secret.' })
export class RotateWebhookSecretPayload {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;

  @Field(() => String, { description: secretWords })
  secret!: string;
}

@AllowAccess('admin', 'manage:webhooks')
@ObjectType('UpdateWebhookPayload', { description: 'A webhook that was changed.' })
export class UpdateWebhookPayload {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;
}

@AllowAccess('admin', 'manage:webhooks')
@ObjectType('DeleteWebhookPayload', { description: 'A webhook that was deleted.' })
export class DeleteWebhookPayload {
  @Field(() => Webhook, { description: 'The webhook as it was.' })
  webhook!: Webhook;
}

@AllowAccess('admin', 'manage:webhooks')
@ObjectType('SendTestWebhookPayload', { description: 'A test that is on its way.' })
export class SendTestWebhookPayload {
  @Field(() => WebhookDelivery, { description: 'The message; query it again for the outcome.' })
  delivery!: WebhookDelivery;
}

@AllowAccess('admin', 'manage:webhooks')
@ObjectType('ResendDeliveryPayload', { description: 'A message that is on its way again.' })
export class ResendDeliveryPayload {
  @Field(() => WebhookDelivery, { description: 'The second sending; the first one stays in the log.' })
  delivery!: WebhookDelivery;
}
