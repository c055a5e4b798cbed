import { data, Form } from "react-router";

import { CollectionForm } from "#app/admin/collections/collection-form.tsx";
import { textsOf } from "#app/admin/collections/collection-forms.ts";
import { handleCollectionForm } from "#app/admin/collections/handle-collection-form.server.ts";
import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { readPickedProducts } from "#app/admin/products/find-products.server.ts";
import { listOrderPath } from "#app/admin/products/list-order-form.ts";
import { TranslationsLink } from "#app/admin/translations/translations-link.tsx";
import { collectionPath } from "#app/features/catalogue/collections/collection-path.ts";
import { readCollection } from "#app/features/catalogue/collections/read-collections.server.ts";
import { collectionFacet } from "#app/features/catalogue/products/collection-facet.ts";
import { countDone } from "#app/features/catalogue/translations/read-translations.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/collection";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = shopOf(context);
  const mayWrite = isAllowed(requireStaff(context).role, "products:write");
  if (params.id === "new") return { id: newId("col"), collection: null, named: [], translated: 0, mayWrite };
  const collection = await readCollection(db, params.id);
  if (!collection) throw data(null, { status: 404 });
  const [named, translated] = await Promise.all([
    readPickedProducts(db, collection.products),
    countDone(db, { kind: "collection", itemId: collection.id }),
  ]);
  return { id: collection.id, collection, named, translated, mayWrite };
}

export const action = ({ params, ...args }: Route.ActionArgs) =>
  handleCollectionForm({ params, ...args }, params.id === "new", new Date());

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${params["id"] === "new" ? "New collection" : "Collection"} | Admin` },
];

export default function CollectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, collection, named, translated, mayWrite } = loaderData;
  const version = collection?.updatedAt ?? "";
  return (
    <>
      <RowLink to="/admin/collections">Back to collections</RowLink>
      <div className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-display-sm lg:text-display-md">{collection?.title ?? "New collection"}</h1>
        {collection ? (
          <div className="flex flex-wrap gap-x-6">
            {collection.published ? <RowLink to={collectionPath(collection.handle)}>View in the shop</RowLink> : null}
            <RowLink to={listOrderPath(collectionFacet(id))}>Arrange</RowLink>
            <TranslationsLink item={{ kind: "collection", itemId: id }} done={translated} />
          </div>
        ) : null}
      </div>
      <CollectionForm
        key={`${id} ${version}`}
        // A form that was refused keeps the id that it made up.
        id={collection ? id : (actionData?.fields["id"] ?? id)}
        isNew={!collection}
        updatedAt={version}
        texts={textsOf(collection)}
        named={named}
        answer={actionData}
        mayWrite={mayWrite}
      />
      {collection && mayWrite ? (
        <Form method="post" className="mt-10">
          <input type="hidden" name="id" value={id} />
          <ConfirmSubmit
            label="Delete collection"
            title={`Delete ${collection.title}?`}
            confirm="Delete collection"
            name="intent"
            value="delete"
          >
            Its page ends. Its products stay in the shop.
          </ConfirmSubmit>
        </Form>
      ) : null}
    </>
  );
}
