import { useEffect, useState } from "react";
import { useNavigation, useSubmit } from "react-router";

import { type PushPermission, pushEndpoint, pushPermission, subscribeToPush } from "#app/admin/frame/browser-push.ts";
import type { PushSetting } from "#app/features/shop/push/push-setting.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { AccountFormFrame } from "./account-form.tsx";

interface Props {
  setting: PushSetting;
  error: string | undefined;
}

/** Turns notifications of new orders and alarms on and off in this browser, and off everywhere. */
export function NotificationsCard({ setting: { publicKey, isWorkerOff, endpoints }, error }: Props) {
  const here = usePushHere(publicKey);
  const turnOn = useTurnOn(publicKey, here.read);
  const isOn = here.permission === "open" && here.endpoint !== null && endpoints.includes(here.endpoint);
  const others = endpoints.filter((endpoint) => endpoint !== here.endpoint).length;
  const obstacle =
    publicKey === null ? texts.noKey : isWorkerOff ? texts.workerOff : here.permission && obstacles[here.permission];
  const trouble = error ?? turnOn.trouble;
  return (
    <Card title="Notifications on this device">
      <p className="mb-4 text-sm leading-6">
        Get a notification when an order is paid, with its number and total, and when an alarm opens that your role is
        for. It never says who ordered.
      </p>
      {trouble ? (
        <Notice tone="error" className="mb-4">
          {trouble}
        </Notice>
      ) : null}
      {obstacle ? (
        obstacle === trouble ? null : (
          <p className="mb-4 border-l-4 border-line-strong pl-4 text-sm leading-6">{obstacle}</p>
        )
      ) : !here.permission ? (
        <p className="mb-4 text-sm text-muted">Checking this browser…</p>
      ) : isOn ? (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Badge tone="success">On</Badge>
          <AccountFormFrame intent="notifications-off" button="Turn off on this device" look="outline" className="">
            <input type="hidden" name="endpoint" value={here.endpoint ?? ""} />
          </AccountFormFrame>
        </div>
      ) : (
        <Button size="small" busy={turnOn.isBusy} onClick={turnOn.press} className="mb-4">
          Turn on notifications
        </Button>
      )}
      <p className="text-sm leading-6 text-muted">
        {others > 0
          ? `On for ${others} other ${others === 1 ? "device" : "devices"}. `
          : "You can turn them on for each device you use. "}
        Logging out turns them off for that device.
      </p>
      {others > 0 ? (
        <AccountFormFrame intent="notifications-off" button="Turn off on all devices" look="outline" className="mt-3">
          <input type="hidden" name="endpoint" value="all" />
        </AccountFormFrame>
      ) : null}
    </Card>
  );
}

const texts = {
  noKey: "Notifications aren't set up for this shop. Ask the person who runs its server to set PUSH_KEY.",
  workerOff: "Notifications are paused. Ask the person who runs the shop's server to remove SERVICE_WORKER = “off”.",
  unanswered: "Your browser asks whether this site may show notifications. Press the button again and choose Allow.",
  failed: "Your browser couldn't turn on notifications. Check your connection and try again.",
};

const obstacles = {
  open: null,
  blocked:
    "Notifications are blocked for this site. Allow them in your browser's site settings (the icon beside the address), then reload the page.",
  unsupported:
    "This browser can't show notifications. On an iPhone or iPad, add the shop to your Home Screen and open the admin from there. On a computer, try Chrome, Edge or Firefox.",
} satisfies Record<PushPermission, string | null>;

/** What is set in this browser; `permission` is null until it has been read. */
function usePushHere(publicKey: string | null) {
  const [here, setHere] = useState<{ permission: PushPermission | null; endpoint: string | null }>({
    permission: null,
    endpoint: null,
  });
  const read = async () => {
    const permission = pushPermission();
    const endpoint = publicKey === null ? null : await pushEndpoint(publicKey).catch(() => null);
    setHere({ permission, endpoint });
  };
  useEffect(() => {
    void read();
    // oxlint-disable-next-line react/exhaustive-deps -- once for a key; a press reads again
  }, [publicKey]);
  return { ...here, read };
}

/** Asks the browser, on the press alone, and sends what it answers. */
function useTurnOn(publicKey: string | null, read: () => Promise<void>) {
  const submit = useSubmit();
  const isSending = useNavigation().formData?.get("intent") === "notifications-on";
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  async function ask(key: string): Promise<void> {
    setAsking(true);
    setTrouble(undefined);
    try {
      const made = await subscribeToPush(key);
      await read();
      if (made === "unanswered") setTrouble(texts.unanswered);
      // The button goes away: what to do instead is announced.
      else if (made === "blocked") setTrouble(obstacles.blocked);
      else await submit({ intent: "notifications-on", ...made }, { method: "post", preventScrollReset: true });
    } catch {
      setTrouble(texts.failed);
    }
    setAsking(false);
  }
  return { isBusy: isAsking || isSending, trouble, press: () => void (publicKey && ask(publicKey)) };
}
