import { Form, useNavigation } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { permissionAreas } from "#app/features/shop/staff/own-role.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { RightsFields } from "./rights-fields.tsx";
import type { RoleErrors, RoleValues } from "./role-form.ts";

interface Props {
  title: string;
  values: RoleValues;
  /** The version on screen; null for a role that is new. */
  version: number | null;
  errors: RoleErrors & { form?: string };
}

/** A role of the shop's own: its name, and what it lets people do. */
export function RoleScreen({ title, values, version, errors }: Props) {
  const sent = useNavigation().formData?.get("intent");
  return (
    <div className="grid max-w-5xl gap-6">
      <div>
        <RowLink to="/admin/staff">Staff</RowLink>
        <h1 className="display mt-2 text-display-sm wrap-anywhere lg:text-display-md">{title}</h1>
        <p className="mt-1 text-sm text-muted">
          Only owners manage staff and see the audit log. Changes apply at once to everyone who has this role.
        </p>
      </div>
      {errors.form ? <Notice tone="error">{errors.form}</Notice> : null}
      <Form method="post" className="grid gap-6">
        <input type="hidden" name="version" value={version ?? ""} />
        <Card title="Name">
          <div className="grid gap-4 md:grid-cols-2">
            <TextField
              label="Name"
              name="name"
              maxLength={40}
              defaultValue={values.name}
              error={errors.name}
              hint="For example Warehouse"
              required
            />
            <TextField
              label="What it's for (optional)"
              name="summary"
              maxLength={120}
              defaultValue={values.summary}
              error={errors.summary}
              hint="Shown when you invite someone"
            />
          </div>
        </Card>
        <Card title="What it may do">
          <RightsFields
            areas={permissionAreas}
            held={values.permissions}
            hint="What someone may change, they may also see: we add that when you save."
            error={errors.permissions}
          />
        </Card>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" busy={sent === "save"}>
            Save role
          </Button>
          {version === null ? null : (
            <Button type="submit" name="intent" value="delete" look="outline" busy={sent === "delete"} formNoValidate>
              Delete role
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}
