/** `paused`: staff hold it, and its deliveries wait. `disabled`: it failed for days, and nothing is collected for it any more. */
export const webhookStates = ["active", "paused", "disabled"] as const;

/** Why a webhook was disabled: nothing arrived for days, or it answered 410 Gone. */
export const disabledReasons = ["failing", "gone"] as const;

/** `failed`: given up, or a test that did not arrive. */
export const deliveryStatuses = ["waiting", "sending", "arrived", "failed"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
