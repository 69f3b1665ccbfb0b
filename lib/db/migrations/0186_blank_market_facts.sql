-- What the law of markets asks of the garments of the first import, as their makers say. D54-2, D54-3, ADR 0175.
-- It completes the first import alone: what staff have said in a version of their own is theirs.
with said (id, facts) as (values
  ('tee', '{
    "origin_country": "PT",
    "customs_code": "610910",
    "maker": {"name": "Northlight Garments Ltd", "address": "14 Mill Lane, Leeds LS11 5QX, United Kingdom", "contact": "safety@northlight.example"},
    "eu_responsible": {"name": "Northlight Europe B.V.", "address": "Spinnerstraat 21, 5038 BN Tilburg, Netherlands", "contact": "eu-safety@northlight.example"},
    "identifier": "NL180",
    "certificate": null
  }'),
  ('kids-tee', '{
    "origin_country": "PT",
    "customs_code": "610910",
    "maker": {"name": "Northlight Garments Ltd", "address": "14 Mill Lane, Leeds LS11 5QX, United Kingdom", "contact": "safety@northlight.example"},
    "eu_responsible": {"name": "Northlight Europe B.V.", "address": "Spinnerstraat 21, 5038 BN Tilburg, Netherlands", "contact": "eu-safety@northlight.example"},
    "identifier": "NL155K",
    "certificate": {"number": "CPC-NL155K-0426", "issuer": "Aire Valley Textile Laboratory"}
  }'),
  ('hoodie', '{
    "origin_country": "PT",
    "customs_code": "611020",
    "maker": {"name": "Delta Têxteis, Lda.", "address": "Rua do Tear 45, 4700-320 Braga, Portugal", "contact": "safety@delta-texteis.example"},
    "eu_responsible": {"name": "Delta Têxteis, Lda.", "address": "Rua do Tear 45, 4700-320 Braga, Portugal", "contact": "safety@delta-texteis.example"},
    "identifier": "DE300",
    "certificate": null
  }'),
  ('jacket', '{
    "origin_country": "TR",
    "customs_code": "620140",
    "maker": {"name": "Delta Têxteis, Lda.", "address": "Rua do Tear 45, 4700-320 Braga, Portugal", "contact": "safety@delta-texteis.example"},
    "eu_responsible": {"name": "Delta Têxteis, Lda.", "address": "Rua do Tear 45, 4700-320 Braga, Portugal", "contact": "safety@delta-texteis.example"},
    "identifier": "DE640",
    "certificate": null
  }'),
  ('cap', '{
    "origin_country": "BD",
    "customs_code": "650500",
    "maker": {"name": "Northlight Garments Ltd", "address": "14 Mill Lane, Leeds LS11 5QX, United Kingdom", "contact": "safety@northlight.example"},
    "eu_responsible": {"name": "Northlight Europe B.V.", "address": "Spinnerstraat 21, 5038 BN Tilburg, Netherlands", "contact": "eu-safety@northlight.example"},
    "identifier": "NL606",
    "certificate": null
  }'),
  ('tote', '{
    "origin_country": "IN",
    "customs_code": "420292",
    "maker": {"name": "Quayside Goods Ltd", "address": "3 Harbour Road, Bristol BS1 6UN, United Kingdom", "contact": "safety@quayside-goods.example"},
    "eu_responsible": {"name": "Quayside Goods Europe GmbH", "address": "Speicherweg 8, 28217 Bremen, Germany", "contact": "eu-safety@quayside-goods.example"},
    "identifier": "QS340",
    "certificate": null
  }'),
  ('mug', '{
    "origin_country": "PL",
    "customs_code": "732394",
    "maker": {"name": "Quayside Goods Ltd", "address": "3 Harbour Road, Bristol BS1 6UN, United Kingdom", "contact": "safety@quayside-goods.example"},
    "eu_responsible": {"name": "Quayside Goods Europe GmbH", "address": "Speicherweg 8, 28217 Bremen, Germany", "contact": "eu-safety@quayside-goods.example"},
    "identifier": "QS350",
    "certificate": null
  }'),
  ('bottle', '{
    "origin_country": "CN",
    "customs_code": "961700",
    "maker": {"name": "Quayside Goods Ltd", "address": "3 Harbour Road, Bristol BS1 6UN, United Kingdom", "contact": "safety@quayside-goods.example"},
    "eu_responsible": {"name": "Quayside Goods Europe GmbH", "address": "Speicherweg 8, 28217 Bremen, Germany", "contact": "eu-safety@quayside-goods.example"},
    "identifier": "QS500",
    "certificate": null
  }'),
  ('sticker', '{
    "origin_country": "DK",
    "customs_code": "391990",
    "maker": {"name": "Paperhand ApS", "address": "Trykkerivej 12, 8000 Aarhus C, Denmark", "contact": "safety@paperhand.example"},
    "eu_responsible": {"name": "Paperhand ApS", "address": "Trykkerivej 12, 8000 Aarhus C, Denmark", "contact": "safety@paperhand.example"},
    "identifier": "PHA5",
    "certificate": null
  }')
)
update blank_versions v set definition = v.definition || said.facts::jsonb
from said where v.blank_id = said.id and v.version = 1 and v.made_by is null;
