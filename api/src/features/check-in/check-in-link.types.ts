import { Field, ObjectType } from 'type-graphql';
import { createCheckInLinkInput } from '../../contract/check-in/check-in-link.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Day, Instant } from '../../platform/schema/graphql-scalars.js';
import { inputType } from '../../platform/schema/input-type.js';
import { CheckInDevice } from '../../records/check-in/check-in-device.js';
import { CheckInLink } from '../../records/check-in/check-in-link.js';

export const CreateCheckInLinkInputType = inputType('CreateCheckInLinkInput', createCheckInLinkInput, {
  description: 'A new check-in link.',
  types: { day: Day, expiresAt: Instant },
});

@AllowAccess('staff')
@ObjectType('CreateCheckInLinkPayload', { description: 'A check-in link that was made.' })
export class CreateCheckInLinkPayload {
  @Field(() => CheckInLink, { description: 'The link.' })
  link!: CheckInLink;

  @Field(() => String, {
    description: 'Its address, shown this once. People who have it can join until as many have as may.',
  })
  address!: string;
}

@AllowAccess('staff')
@ObjectType('RevokeCheckInLinkPayload', { description: 'A check-in link that was revoked.' })
export class RevokeCheckInLinkPayload {
  @Field(() => CheckInLink, { description: 'The link.' })
  link!: CheckInLink;
}

@AllowAccess('staff')
@ObjectType('RevokeCheckInDevicePayload', { description: 'A phone that was signed off.' })
export class RevokeCheckInDevicePayload {
  @Field(() => CheckInDevice, { description: 'The phone.' })
  device!: CheckInDevice;
}
