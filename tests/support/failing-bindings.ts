import { type Database, openDatabase } from "#app/db/client.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

/** One call of a binding: the first `DB.batch`, the second `CONFIG_CACHE.put`. */
export interface BindingCall {
  binding: string;
  method: string;
  /** 1 for the first call of this binding, whatever its method. */
  nth: number;
}

/** `before`: the call fails and does nothing. `after`: it does its work and its response is lost. */
export type Fault = "before" | "after";

export interface FailingShop extends Shop {
  db: Database;
  /** Every call of a binding so far, in order. */
  calls: BindingCall[];
  /** Resolves when the work passed to `waitUntil` has ended, successfully or not. */
  finished: () => Promise<void>;
}

/** The binding's methods that leave the Worker. A D1 statement is one call when it is run, not when it is prepared. */
const remoteMethods: Record<string, readonly string[]> = {
  DB: ["batch", "exec", "all", "first", "run", "raw"],
  CONFIG_CACHE: ["get", "put", "delete", "list", "getWithMetadata"],
  STAFF_PREFERENCES: ["get", "put", "delete", "list", "getWithMetadata"],
  MEDIA: ["get", "put", "delete", "list", "head"],
  MAIL_QUEUE: ["send", "sendBatch"],
  EMAIL: ["send"],
};

/**
 * The shop with bindings whose calls fail as `faultOf` says. All other calls reach the real D1, KV, R2 and queue.
 */
export function withFaults(shop: Shop, faultOf: (call: BindingCall) => Fault | undefined): FailingShop {
  const calls: BindingCall[] = [];
  const pending: Promise<unknown>[] = [];

  async function perform(binding: string, method: string, work: () => Promise<unknown>): Promise<unknown> {
    const call = { binding, method, nth: calls.filter((earlier) => earlier.binding === binding).length + 1 };
    calls.push(call);
    const fault = faultOf(call);
    if (fault === "before") throw new Error(`${binding} failed on purpose`);
    const answer = await work();
    if (fault === "after") throw new Error(`${binding} lost its answer on purpose`);
    return answer;
  }

  /** A proxy that records and fails the object's remote methods, also of statements from `prepare` and `bind`. */
  const originals = new WeakMap<object, object>();
  function watched<T extends object>(binding: string, original: T): T {
    const proxy = new Proxy(original, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof name !== "string" || typeof value !== "function") return value;
        const invoke = (parameters: unknown[]) => Reflect.apply(value, target, parameters.map(unwatched)) as unknown;
        if (remoteMethods[binding]?.includes(name)) {
          return (...parameters: unknown[]) => perform(binding, name, async () => invoke(parameters));
        }
        if (name === "prepare" || name === "bind") {
          return (...parameters: unknown[]) => watched(binding, invoke(parameters) as object);
        }
        return (...parameters: unknown[]) => invoke(parameters);
      },
    });
    originals.set(proxy, original);
    return proxy;
  }
  const unwatched = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(unwatched);
    return typeof value === "object" && value !== null ? (originals.get(value) ?? value) : value;
  };

  const bindings = Object.keys(remoteMethods).map((name) => {
    const binding = shop.env[name as keyof Shop["env"]] as unknown as object;
    return [name, watched(name, binding)];
  });
  const env = { ...shop.env, ...Object.fromEntries(bindings) } as Shop["env"];
  return {
    env,
    db: openDatabase(env.DB),
    waitUntil: (work) => void pending.push(work),
    calls,
    finished: async () => void (await Promise.allSettled(pending)),
  };
}

/** Fails the nth call of one binding. */
export function failAt(binding: string, nth: number, fault: Fault): (call: BindingCall) => Fault | undefined {
  return (call) => (call.binding === binding && call.nth === nth ? fault : undefined);
}

/** Fails every call of one binding, as when the service is down. */
export function alwaysFail(binding: string, fault: Fault = "before"): (call: BindingCall) => Fault | undefined {
  return (call) => (call.binding === binding ? fault : undefined);
}
