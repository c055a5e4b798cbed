import { deliver } from "#app/features/shop/webhooks/deliver.server.ts";
import type { WebhookMessage } from "#app/features/shop/webhooks/queue-deliveries.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

/** Whether a batch of a queue has deliveries of webhooks in it. */
export function isWebhookBatch(batch: MessageBatch<object>): batch is MessageBatch<WebhookMessage> {
  const [first] = batch.messages;
  return first !== undefined && "deliveryId" in first.body;
}

/**
 * Consumes a batch of the webhook queue, side by side: a slow receiver holds up nobody else. Never throws. What failed is tried again by the
 * table's own times; the queue tries again only what the database did not answer for.
 */
export async function deliverQueued(batch: MessageBatch<WebhookMessage>, shop: Shop): Promise<void> {
  const one = async (message: Message<WebhookMessage>) => {
    try {
      await deliver(shop, message.body.deliveryId);
      message.ack();
    } catch (error) {
      logError(`Delivery ${message.body.deliveryId} of a webhook could not be reached`, error);
      message.retry();
    }
  };
  await Promise.all(batch.messages.map(one));
}
