import type { StaffNotification } from "#app/shared/staff-notification.ts";

interface PushEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
  data: { text: () => string } | null;
}
interface ClickEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
  notification: { close: () => void; data: unknown };
}
/** The parts of the service worker's global scope that notifications need. */
export interface NotifyingScope extends EventTarget {
  clients: {
    matchAll: (options: object) => Promise<{ url: string; focus: () => Promise<unknown> }[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  registration: { showNotification: (title: string, options: object) => Promise<void> };
}

/** A browser demands a notification for each push, so what cannot be read is shown as what it must have been. */
const unreadable: StaffNotification = { title: "New order", body: "", path: "/admin" };

/** Shows what the shop pushes to staff who asked for it; a click opens its page, or the tab that has it open. */
export function showPushes(worker: NotifyingScope): void {
  worker.addEventListener("push", (event) => {
    const push = event as PushEvent;
    const { title, body, path } = readNotification(push.data?.text());
    // With the page as its tag, a notification that comes twice is there once.
    push.waitUntil(worker.registration.showNotification(title, { body, tag: path, icon: "/icon-192.png", data: path }));
  });
  worker.addEventListener("notificationclick", (event) => {
    const click = event as ClickEvent;
    click.notification.close();
    click.waitUntil(openPage(worker, String(click.notification.data)));
  });
}

async function openPage({ clients }: NotifyingScope, path: string): Promise<void> {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = open.find(({ url }) => new URL(url).pathname === path);
  await (tab ? tab.focus() : clients.openWindow(path));
}

function readNotification(text: string | undefined): StaffNotification {
  try {
    const { title, body, path } = JSON.parse(text ?? "") as Record<keyof StaffNotification, unknown>;
    const isWhole = typeof title === "string" && typeof body === "string" && typeof path === "string";
    return isWhole && /^\/admin\/[\w/-]+$/.test(path) ? { title, body, path } : unreadable;
  } catch {
    return unreadable;
  }
}
