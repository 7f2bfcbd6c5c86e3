-- Who has few of a tag that others have many of: without this the planner takes them to have many too, and reads
-- through all their valuations for them.
create statistics valuation_tags_of_owners (mcv) on owner_id, tag from valuation_tags;
