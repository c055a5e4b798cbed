import { retentionText } from "#app/features/shop/retention/retention-text.ts";
import { fewOfNetwork, publicWrites } from "#app/platform/http/public-writes.ts";

const kinds = Object.values(publicWrites);
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const grouped = (number: number) => String(number).replaceAll(/\B(?=(\d{3})+$)/g, ",");

const whenFull = {
  refuse: "refused until the UTC day ends",
  evict: "the oldest make way",
  few: `${fewOfNetwork} more from each network`,
};

/** The table of docs/strangers.md, a line a row: what strangers may write, and the worst day of it. */
export function strangersTable(): string[] {
  const rows = kinds.map((kind) => {
    const { what, bytes, perCaller, inAll, whenFull: full, mails, kept } = kind;
    const picture = "pictureBytes" in kind ? kind.pictureBytes * inAll : 0;
    const worst = megabytes(bytes * inAll) + (picture > 0 ? `, and ${megabytes(picture)} in R2` : "");
    const proven = "proven" in kind ? kind.proven : "";
    const period = retentionText(kept);
    return [
      what,
      grouped(bytes),
      grouped(perCaller),
      grouped(inAll),
      whenFull[full],
      proven,
      worst,
      grouped(mails * inAll),
      period,
    ];
  });
  const database = kinds.reduce((sum, { bytes, inAll }) => sum + bytes * inAll, 0);
  const pictures = kinds.reduce((sum, kind) => sum + ("pictureBytes" in kind ? kind.pictureBytes * kind.inAll : 0), 0);
  const mails = kinds.reduce((sum, kind) => sum + kind.mails * kind.inAll, 0);
  const total = [
    "**In all**",
    "",
    "",
    "",
    "",
    "",
    `${megabytes(database)}, and ${megabytes(pictures)} in R2`,
    grouped(mails),
    "",
  ];
  const head = [
    "What",
    "Bytes at most",
    "A caller a day",
    "All a day",
    "Beyond",
    "Not held back by others",
    "Worst day",
    "Mails",
    "Kept",
  ];
  return [head, head.map(() => "---"), ...rows, total].map((cells) => `| ${cells.join(" | ")} |`);
}
