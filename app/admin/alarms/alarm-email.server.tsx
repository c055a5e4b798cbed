import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailFacts, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { formatDateTime } from "#app/shared/dates.ts";

import { alarmKinds, isAlarmName } from "./alarm-kinds.ts";
import { readOpenAlarm } from "./read-alarms.server.ts";

/** Tells a member of staff that an alarm has opened. Its cause names the alarm and whom it tells. One that has closed meanwhile says nothing. */
export const staffAlarm = defineMail({
  type: "staff_alarm",
  about: "alarm",
  language: "staff",
  mayLapse: true,
  async read(causeId, { db, env }) {
    const alarm = await readOpenAlarm(db, causeId.split(".")[0] ?? "");
    return alarm && isAlarmName(alarm.name)
      ? { ...alarm, ...alarmKinds[alarm.name], url: `${env.PUBLIC_ORIGIN}/admin/alarms` }
      : null;
  },
  write: ({ title, finding, todo, openedAt, url }, { site: { identity } }) => ({
    subject: `Alarm at ${identity.siteName}: ${title}`,
    preview: finding,
    heading: title,
    footer: "You get this because you help run the shop. An alarm is sent once, when it opens.",
    blocks: (
      <>
        <MailText>{finding}</MailText>
        <MailFacts facts={[{ name: "Since", fact: formatDateTime(openedAt) }]} />
        <MailText>{todo}</MailText>
        <MailButton href={url}>See the alarm</MailButton>
      </>
    ),
  }),
});
