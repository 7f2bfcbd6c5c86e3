-- One row, as the firm's settings: administrators change it.
insert into alert_settings (id) values (1);
