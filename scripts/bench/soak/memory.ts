import { readdirSync, readFileSync } from "node:fs";

const status = (pid: string, name: string) =>
  new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];

/** Resident megabytes of the workerd that this process started; null where there is no /proc. */
export function workerdMegabytes(): number | null {
  try {
    const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    const own = pids.filter((pid) => isWorkerdOf(pid, String(process.pid)));
    return own.length === 0 ? null : own.reduce((sum, pid) => sum + Number(status(pid, "VmRSS") ?? 0), 0) / 1024;
  } catch {
    return null;
  }
}

function isWorkerdOf(pid: string, parent: string): boolean {
  try {
    return status(pid, "PPid") === parent && readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("workerd");
  } catch {
    // It ended meanwhile.
    return false;
  }
}
