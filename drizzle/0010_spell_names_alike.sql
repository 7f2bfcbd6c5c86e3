-- Lists are searched by keys in which signs and the Catalan double l have one spelling each: the keys that have
-- another one are brought to it, and no other row is written.
UPDATE "valuations" SET
	"company_sort_key" = "spelled"."key",
	"target_key" = CASE WHEN "target_key" LIKE 'name:%'
		THEN nullif('name:' || regexp_replace("spelled"."key", '[ ,]+s\.? ?[la]\.?( ?[up]\.?)?$', ''), 'name:')
		ELSE "target_key" END
FROM (
	SELECT "id", regexp_replace(translate(replace("company_sort_key", U&'\0140', U&'l\00B7'),
		U&'\00B4`\02B9\02BC\2018\2019\201B\2032\FF07\00AB\00BB\201C\201D\201E\201F\2033\FF02\2010\2011\2012\2013\2014\2015\2212',
		'''''''''''''''''''""""""""-------'), '(l)[\u00B7\u2022\u2027\u2219\u22C5](?=l|$)', '\1', 'g') AS "key"
	FROM "valuations"
	WHERE "company_sort_key" ~ '[\u00B4`\u02B9\u02BC\u2018\u2019\u201B\u2032\uFF07\u00AB\u00BB\u201C-\u201F\u2033\uFF02\u2010-\u2015\u2212\u0140\u00B7\u2022\u2027\u2219\u22C5]'
) AS "spelled"
WHERE "spelled"."id" = "valuations"."id" AND "spelled"."key" <> "valuations"."company_sort_key";--> statement-breakpoint
-- The oldest reports were given keys that kept their accents.
UPDATE "reports" SET "company_sort_key" = regexp_replace(translate(replace(
	btrim(regexp_replace(lower(regexp_replace(normalize("company_sort_key", NFD),
		'[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g')), '[\s\u00A0]+', ' ', 'g')),
	U&'\0140', U&'l\00B7'),
	U&'\00B4`\02B9\02BC\2018\2019\201B\2032\FF07\00AB\00BB\201C\201D\201E\201F\2033\FF02\2010\2011\2012\2013\2014\2015\2212',
	'''''''''''''''''''""""""""-------'), '(l)[\u00B7\u2022\u2027\u2219\u22C5](?=l|$)', '\1', 'g')
WHERE "company_sort_key" ~ '`|  ' OR octet_length("company_sort_key") <> length("company_sort_key");
