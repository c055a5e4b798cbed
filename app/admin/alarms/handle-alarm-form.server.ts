import { type ActionFunctionArgs, data } from "react-router";
import * as z from "zod/mini";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";

import { alarmKinds, alarmNames, muteHours } from "./alarm-kinds.ts";
import { muteAlarm } from "./mute-alarm.server.ts";

const alarmForm = z.object({ intent: z.enum(["mute", "unmute"]), name: z.enum(alarmNames) });

/** Mutes an alarm, or ends that, for whose role it is; what can't be done comes back with its reason. */
export async function handleAlarmForm(args: ActionFunctionArgs, now: Date) {
  const { form, shop, actor, role, say } = await readStaffForm(args, alarmForm);
  if (form.kind !== "valid")
    return data({ problem: "That did not work. Wait a minute and try again." }, { status: form.status });
  const { intent, name } = form.data;
  const { title } = alarmKinds[name];
  const changed = await muteAlarm(shop.db, { name, mute: intent === "mute" }, { actor, role, now });
  if (changed === "denied")
    return data({ problem: `Your role (${role.name}) can't mute “${title}”.` }, { status: 403 });
  const text = !changed
    ? `“${title}” is no longer as you saw it.`
    : intent === "mute"
      ? `“${title}” is muted for ${muteHours} hours.`
      : `“${title}” is no longer muted.`;
  return say("/admin/alarms", { tone: "success", text });
}
