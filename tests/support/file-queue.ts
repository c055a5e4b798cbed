import { runFileStep } from "#app/admin/files/run-step.server.ts";
import type { FileMessage } from "#app/features/shop/files/queue-step.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { now, openTestShop } from "./shop-fixture.ts";

/** A shop whose file queue is a list that the test delivers itself. */
export function openFileShop() {
  const shop = openTestShop();
  const queue: FileMessage[] = [];
  const send = async (message: FileMessage) => void queue.push(message);
  const env = { ...shop.env, FILE_QUEUE: { send } as unknown as Shop["env"]["FILE_QUEUE"] };
  const fileShop = { ...shop, env };
  /** Delivers messages until there are none; answers how many. */
  const deliver = async (at = now): Promise<number> => {
    await shop.finished();
    let delivered = 0;
    for (let message = queue.shift(); message; message = queue.shift()) {
      await runFileStep(fileShop, message, at);
      delivered += 1;
    }
    await shop.finished();
    return delivered;
  };
  return { shop: fileShop, queue, deliver };
}
