import { Badge } from "#app/ui/badge.tsx";

/** Where a product comes from, when it is not our own stock (specification, section 2). */
export function SourceBadge({ source, className = "" }: { source: string; className?: string }) {
  if (source === "local") return null;
  return (
    <Badge tone="ink" className={className}>
      {source === "cjdropshipping" ? "CJ" : source.toUpperCase()}
    </Badge>
  );
}
