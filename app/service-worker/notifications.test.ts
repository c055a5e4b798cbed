import { expect, it, vi } from "vitest";

import { type NotifyingScope, showPushes } from "./notifications.ts";

const order = { title: "New order PM-10000001", body: "1 285 kr", path: "/admin/orders/ord_1" };

/** A service worker with the tabs at some addresses. */
function newWorker(...tabs: string[]) {
  const focus = vi.fn<(url: string) => Promise<void>>();
  const openWindow = vi.fn<(path: string) => Promise<void>>();
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
  const open = tabs.map((path) => ({ url: `https://shop.example${path}`, focus: () => focus(path) }));
  const clients = { matchAll: () => Promise.resolve(open), openWindow };
  const worker: NotifyingScope = Object.assign(new EventTarget(), { clients, registration: { showNotification } });
  showPushes(worker);
  const dispatch = async (type: string, fields: object) => {
    const work: Promise<unknown>[] = [];
    worker.dispatchEvent(
      Object.assign(new Event(type), { waitUntil: (one: Promise<unknown>) => work.push(one) }, fields),
    );
    await Promise.all(work);
  };
  return {
    push: (text?: string) => dispatch("push", { data: text === undefined ? null : { text: () => text } }),
    click: (path: string, close = vi.fn()) => dispatch("notificationclick", { notification: { data: path, close } }),
    focus,
    openWindow,
    showNotification,
  };
}

it("shows what was pushed, under a tag that a repeat replaces", async () => {
  const { push, showNotification } = newWorker();
  await push(JSON.stringify(order));
  const { title, body, path } = order;
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    title,
    expect.objectContaining({ body, tag: path, data: path }),
  );
});

it.each([
  undefined,
  "",
  "no JSON",
  "{}",
  "null",
  JSON.stringify({ ...order, title: 1 }),
  JSON.stringify({ ...order, path: "https://evil.example/" }),
  JSON.stringify({ ...order, path: "//evil.example" }),
  JSON.stringify({ ...order, path: "/admin/../cart" }),
])("shows that there is a new order when it cannot read which: %s", async (text) => {
  const { push, showNotification } = newWorker();
  await push(text);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith("New order", expect.objectContaining({ data: "/admin" }));
});

it("opens the order that is clicked, beside what else is open", async () => {
  const { click, openWindow, focus } = newWorker("/admin/orders/ord_2", "/admin");
  const close = vi.fn();
  await click(order.path, close);
  expect(close).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(order.path);
  expect(focus).not.toHaveBeenCalled();
});

it("focuses the tab that has the order open", async () => {
  const { click, openWindow, focus } = newWorker("/admin", `${order.path}?from=list`);
  await click(order.path);
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});
