-- By which landing page a merchant of a shop platform signed up, and what it is counted under. S2.1-46, S3.8-4.
alter table shop_onboarding
  add column registration_route text not null default '/shopify/signup'
    check (registration_route in ('/shopify/signup', '/shopify/spoke', '/shopify/tsas')),
  add column tracking_source text not null default 'shopify'
    check (tracking_source in ('shopify', 'spoke', 'tsas'));
