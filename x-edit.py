def sub(p,a,b,n=1):
    s=open(p).read(); assert a in s,(p,a); open(p,'w').write(s.replace(a,b,n))
# A display word spacing
sub('app/ui/theme.css','''  letter-spacing: -0.025em;
  text-wrap: balance;''','''  letter-spacing: -0.025em;
  word-spacing: 0.12em;
  text-wrap: balance;''')
# payment marks
import re,os
p='app/shared/payment-methods.ts'
s=open(p).read()
s=re.sub(r'    mark: "[a-z]+",\n','',s)
s=s.replace(''' where there
 * are none; `mark` is the drawing beside it (`payments/payment-mark.tsx`); `handledBy` is''',''' where there
 * are none; `handledBy` is''')
open(p,'w').write(s)
os.remove('app/features/selling/payments/payment-mark.tsx')
p='app/storefront/checkout-page/payment-section.tsx'
sub(p,'import { PaymentMark } from "#app/features/selling/payments/payment-mark.tsx";\n','')
sub(p,'const options = paymentMethods.map((method) => ({ ...method, mark: <PaymentMark method={method.id} /> }));\n\n','')
sub(p,'const open = options.filter','const open = paymentMethods.filter')
p='app/storefront/checkout-page/choice-list.tsx'
sub(p,'''  /** An icon before the name. */
  mark?: ReactNode;
''','')
sub(p,'            {option.mark}\n','')
p='app/storefront/checkout-page/express-pay.tsx'
sub(p,'              <PaymentMark method={id} className="size-6" />\n','')
s=open(p).read(); s=re.sub(r'import \{ PaymentMark \}.*\n','',s); s=s.replace('justify-center gap-1.5 px-2!','justify-center px-2!'); open(p,'w').write(s)
p='app/storefront/cart-page/cart-summary.tsx'
s=open(p).read(); s=re.sub(r'import \{ PaymentMark \}.*\n','',s)
s=s.replace('/** The accepted payment methods, with icons: one for each brand. */','/** The accepted payment methods, a mark for each brand: its name, for logos are trademarks. */')
s=s.replace('className="flex flex-wrap gap-x-4 gap-y-2 text-sm">','className="flex flex-wrap gap-2">')
s=s.replace('''          <li key={id} className="flex items-center gap-2">
            <PaymentMark method={id} />
''','''          <li key={id} className="border border-line-strong bg-white px-2 text-sm font-semibold">
''')
open(p,'w').write(s)
sub('docs/architecture.md',', a drawing in `payments/payment-mark.tsx`, its provider                                                                          |',', its provider                                                                                                               |')
# gallery
sub('app/storefront/product-page/product-gallery.tsx',' max-md:object-[50%_25%]','')
# reviews before facts
p='app/storefront/product-page/below-fold.tsx'
sub(p,'''        <StaticHtml name="product-facts" facts={facts} load={loadFacts} />
      </div>
      <div className="page pb-20">
        <HydrationBoundary>
          <ProductReviews productId={product.id} {...said} />
        </HydrationBoundary>
      </div>
''','''        <HydrationBoundary>
          <ProductReviews productId={product.id} {...said} />
        </HydrationBoundary>
        <StaticHtml name="product-facts" facts={facts} load={loadFacts} />
      </div>
''')
sub(p,'''      <div className="page">
        <HydrationBoundary>
          <ProductTabs''','''      <div className="page pb-20">
        <HydrationBoundary>
          <ProductTabs''')
# home tiles
p='app/storefront/home/kind-tiles.tsx'
sub(p,'''        <p className="flex gap-6">''','''        <p className="flex w-full gap-3 sm:w-auto">''')
sub(p,'''className="inline-flex min-h-11 items-center underline underline-offset-4">''','''className="button button-normal button-outline flex-1 sm:min-w-40">''')
# menu
p='app/storefront/frame/menu-links.tsx'
sub(p,'<details name="menu">','<details name="menu" className="group">')
sub(p,'<Icon name="plus" />','<Icon name="plus" className="transition-transform group-open:rotate-45" />')
# search sort
p='app/storefront/listing/shop-screen.tsx'
sub(p,'sortable={!search && category !== "bestsellers"}','sortable={category !== "bestsellers"}')
p='app/storefront/listing/shop-listing.server.ts'
sub(p,'''/** What a search found, in its own order, each''','''/** What a search found, best match first unless another order was chosen, each''')
sub(p,'{ ...place, sort: null }','{ ...place, sort: place.sort === "featured" ? null : place.sort }')
p='app/storefront/listing/listing-section.tsx'
sub(p,'''              <SortSelect sort={sort} otherParameters''','''              <SortSelect sort={sort} isSearch={Boolean(search)} otherParameters''')
sub(p,'section={search ? "search" : sortable','section={search && sort === "featured" ? "search" : sortable')
sub(p,'/** False where the order is fixed, as in a search. */','/** False where the order is fixed. */')
p='app/storefront/listing/sort-select.tsx'
sub(p,'''  sort,
  otherParameters,
}: {
  sort: SortOrder;
''','''  sort,
  isSearch,
  otherParameters,
}: {
  sort: SortOrder;
  isSearch: boolean;
''')
sub(p,'            {order.label}','            {isSearch && order.id === "featured" ? "Best match" : order.label}')
p='app/storefront/listing/listing-place.ts'
sub(p,'const place = { ...given, sort: search ? ("featured" as const) : given.sort, category, search };','const place = { ...given, category, search };')
# exchange dead link
sub('app/routes/storefront/exchange.tsx','''      <BrokenLink>Open the link in our latest email about your order, or contact us with your order number.</BrokenLink>''','''      <BrokenLink to="/withdraw" name="Start a return">
        Open the link in our latest email about your order. You can also start a return with your order number.
      </BrokenLink>''')
p='app/storefront/case-pages/case-frame.tsx'
sub(p,'''export function BrokenLink({ children }: { children: string }) {
  return (
    <CaseFrame title="This link has expired or is incomplete" lead={children}>
      <ButtonLink to="/contact">Contact us</ButtonLink>
    </CaseFrame>''','''export function BrokenLink({ to, name, children }: { to?: string; name?: string; children: string }) {
  return (
    <CaseFrame title="This link has expired or is incomplete" lead={children}>
      <p className="flex flex-wrap gap-3">
        {to ? <ButtonLink to={to}>{name}</ButtonLink> : null}
        <ButtonLink look={to ? "outline" : "primary"} to="/contact">
          Contact us
        </ButtonLink>
      </p>
    </CaseFrame>''')
# fact table
p='app/storefront/information/fact-table.tsx'
sub(p,'{isStacked && index > 0 ? (','{isStacked ? (')
# support
p='app/storefront/support/support-button.tsx'
sub(p,'size-14 items-center lg:size-11 2xl:size-14','size-11 items-center 2xl:size-14')
# footer
sub('app/storefront/frame/footer-columns.tsx','gap-y-2 max-sm:pr-24 sm:pr-20 lg:pr-0','gap-y-2 max-sm:pb-14 sm:pr-20 lg:pr-0')
# hero
p='app/storefront/editorial/hero.tsx'
sub(p,'isLow ? "w-160 max-lg:hidden"','isLow ? "fade-in-left w-160 max-lg:hidden"')
p='app/storefront/editorial/editorial.css'
sub(p,'''  background: linear-gradient(to top, #0a0b0de6, #0a0b0d8c, #0a0b0d00);''','''  background: linear-gradient(to top, #0a0b0df2 35%, #0a0b0d8c 60%, #0a0b0d00);''')
s=open(p).read()
s+='''
/* A picture that begins inside the black: its edge does not show. */
@utility fade-in-left {
  mask: linear-gradient(to right, #0000, #000 40%);
}
'''
open(p,'w').write(s)
# sticky
p='app/ui/choices.css'
sub(p,'''@utility filter-panel {
  @media (width < 80rem) {
    &[open] {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 80rem) {
''','''/* The controls of a list stay in reach below the header, or where it was while it is away. */
@utility filter-panel {
  @media (width < 80rem) {
    &:not([open]),
    &:not([open]) + .panel-main > :first-child {
      position: sticky;
      top: 4rem;
      z-index: 20;
      background: var(--color-paper);
      transition: top 300ms;
      :has(> .page .site-header-away) & { top: 0; }
    }
    &[open] {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 80rem) {
    position: sticky;
    top: 5.5rem;
    align-self: start;
    max-height: calc(100dvh - 6rem);
    overflow-y: auto;
    scrollbar-width: thin;
''')
